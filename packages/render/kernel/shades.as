// Layers whose rows are a single colour each: overlays and vertical gradients; concatenated after
// kernel.as by build.mjs. Only the first byte of a row is read, which halves the cost compared to
// `blendPlane`.

/** `blendPlane` for a layer whose rows are constant. */
export function blendRows(dst: usize, dstStride: i32, lay: usize, alp: usize, layStride: i32, w: i32, h: i32, ga: i32): void {
  for (let y = 0; y < h; y++) {
    const d = dst + <usize>(y * dstStride)
    const at = <usize>(y * layStride)
    const a = (<i32>load<u8>(alp + at) * ga) >> 8
    if (a == 0) continue
    const left = 255 - a
    const added = <i32>load<u8>(lay + at) * a + 128
    const keep = i16x8.splat(<i16>left)
    const add = i16x8.splat(<i16>added)
    let x = 0
    for (; x + 16 <= w; x += 16) {
      const p = v128.load(d + x)
      const low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(p), keep), add)
      const high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(p), keep), add)
      v128.store(d + x, i8x16.narrow_i16x8_u(
        i16x8.shr_u(i16x8.add(low, i16x8.shr_u(low, 8)), 8),
        i16x8.shr_u(i16x8.add(high, i16x8.shr_u(high, 8)), 8),
      ))
    }
    for (; x < w; x++) {
      const o = <i32>load<u8>(d + x) * left + added
      store<u8>(d + x, <u8>((o + (o >> 8)) >> 8))
    }
  }
}
