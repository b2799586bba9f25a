"""QR codes after ISO/IEC 18004: bytes only, error correction of level M or L, all forty versions."""
