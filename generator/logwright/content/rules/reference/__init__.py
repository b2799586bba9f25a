"""Rules about ids that stand for something else."""
