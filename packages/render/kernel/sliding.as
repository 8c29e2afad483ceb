// Soft-edged layers whose columns lie on whole pixels, like objects that float up and down;
// concatenated after figures.as by build.mjs. Only rows are interpolated, 16 pixels at a time,
// straight into the frame.

/** 16 pixels between two rows. */
@inline
function between(upper: usize, lower: usize, w: v128): v128 {
  return towardBytes(v128.load(upper), v128.load(lower), w)
}

/** All bits of the first `count` bytes. */
@inline
function maskFirst(count: i32): v128 {
  return i8x16.lt_s(i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), i8x16.splat(<i8>count))
}

/** Blends columns `x`..`until`. Writes up to 15 bytes after them, unchanged. */
@inline
function blendColumns(
  x: i32, until: i32, d: usize, upper: usize, lower: usize, upperAlpha: usize, lowerAlpha: usize, w: v128,
): void {
  for (; x < until; x += 16) {
    let a = between(upperAlpha + x, lowerAlpha + x, w)
    if (until - x < 16) a = v128.and(a, maskFirst(until - x))
    if (!v128.any_true(a)) continue
    const p = v128.load(d + x)
    const q = between(upper + x, lower + x, w)
    v128.store(d + x, i8x16.narrow_i16x8_u(
      over(i16x8.extend_low_i8x16_u(p), i16x8.extend_low_i8x16_u(q), i16x8.extend_low_i8x16_u(a)),
      over(i16x8.extend_high_i8x16_u(p), i16x8.extend_high_i8x16_u(q), i16x8.extend_high_i8x16_u(a)),
    ))
  }
}

/** Writes a row of one plane: blended from `from`, opaque from `solid`, blended from `solidEnd`. */
function slideRow(
  d: usize, upper: usize, lower: usize, upperAlpha: usize, lowerAlpha: usize, w: v128,
  from: i32, solid: i32, solidEnd: i32, until: i32,
): void {
  blendColumns(from, solid, d, upper, lower, upperAlpha, lowerAlpha, w)
  for (let x = solid; x < solidEnd; x += 16) v128.store(d + x, between(upper + x, lower + x, w))
  blendColumns(solidEnd, until, d, upper, lower, upperAlpha, lowerAlpha, w)
}

/**
 * `sampleOver` for a layer that begins at the whole column `x0` and isn't stretched sideways:
 * columns up to `x0 + dstW` must exist.
 */
export function slideOver(
  src: usize, other: usize, alp: usize, stride: i32, srcH: i32, spans: usize,
  dst: usize, otherDst: usize, dstStride: i32, dstW: i32, dstH: i32, x0: i32, y0: f64, stepY: f64,
): void {
  for (let y = 0; y < dstH; y++) {
    const place = placeRow((<f64>y + 0.5) * stepY + y0 - 0.5, srcH)
    const row = place >> 8
    const next = place & 255 && row + 1 < srcH ? row + 1 : row
    const span = spans + <usize>row * SPAN
    const nextSpan = spans + <usize>next * SPAN
    const from = max(min(<i32>load<u16>(span), <i32>load<u16>(nextSpan)), x0)
    const until = min(max(<i32>load<u16>(span, 2), <i32>load<u16>(nextSpan, 2)), x0 + dstW)
    if (from >= until) continue
    const solid = min(max(max(<i32>load<u16>(span, 4), <i32>load<u16>(nextSpan, 4)), from), until)
    const opaque = min(min(<i32>load<u16>(span, 6), <i32>load<u16>(nextSpan, 6)), until) - solid
    const solidEnd = solid + (max(opaque, 0) & ~15)
    const w = i16x8.splat(<i16>((place & 255) << 7))
    const upper = <usize>(row * stride)
    const lower = <usize>(next * stride)
    const into = <usize>(y * dstStride - x0)
    slideRow(dst + into, src + upper, src + lower, alp + upper, alp + lower, w, from, solid, solidEnd, until)
    if (other) slideRow(
      otherDst + into, other + upper, other + lower, alp + upper, alp + lower, w, from, solid, solidEnd, until,
    )
  }
}
