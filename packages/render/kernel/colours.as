// RGBA to planes conversion; concatenated after kernel.as by build.mjs.

function luma(r: i32, g: i32, b: i32): u8 { return <u8>((11966 * r + 40254 * g + 4064 * b + (16 << 16) + 32768) >> 16) }

/**
 * Luma of 4 opaque pixels. The green weight exceeds a signed 16-bit word, so it is applied in
 * halves.
 */
@inline
function lumas(rgba: v128): v128 {
  const zero = i8x16.splat(0)
  const rg = i8x16.shuffle(rgba, zero, 0, 16, 1, 16, 4, 16, 5, 16, 8, 16, 9, 16, 12, 16, 13, 16)
  const gb = i8x16.shuffle(rgba, zero, 1, 16, 2, 16, 5, 16, 6, 16, 9, 16, 10, 16, 13, 16, 14, 16)
  const sum = i32x4.add(
    i32x4.dot_i16x8_s(rg, i16x8(11966, 20127, 11966, 20127, 11966, 20127, 11966, 20127)),
    i32x4.dot_i16x8_s(gb, i16x8(20127, 4064, 20127, 4064, 20127, 4064, 20127, 4064)),
  )
  return i32x4.shr_u(i32x4.add(sum, i32x4.splat((16 << 16) + 32768)), 16)
}

function lumaOf(p: usize): u8 {
  let r = <i32>load<u8>(p)
  let g = <i32>load<u8>(p, 1)
  let b = <i32>load<u8>(p, 2)
  const a = <i32>load<u8>(p, 3)
  if (a != 255 && a != 0) {
    const half = a >> 1
    r = min((r * 255 + half) / a, 255)
    g = min((g * 255 + half) / a, 255)
    b = min((b * 255 + half) / a, 255)
  }
  return luma(r, g, b)
}

/**
 * Writes Y and A; returns the bitwise AND of all alphas. Fully opaque and fully clear groups take
 * fast paths.
 */
function toLuma(rgba: usize, w: i32, h: i32, Y: usize, A: usize, ys: i32): i32 {
  const alphas = i32x4.splat(0xff000000)
  let common = 255
  for (let y = 0; y < h; y++) {
    const row = rgba + <usize>(y * w * 4)
    const out = <usize>(y * ys)
    for (let x = 0; x < w; ) {
      const p = row + <usize>(x * 4)
      const o = out + x
      if (x + 16 <= w) {
        const p0 = v128.load(p)
        const p1 = v128.load(p, 16)
        const p2 = v128.load(p, 32)
        const p3 = v128.load(p, 48)
        const all = v128.and(v128.and(p0, p1), v128.and(p2, p3))
        if (i32x4.all_true(i32x4.eq(v128.and(all, alphas), alphas))) {
          const low = i16x8.narrow_i32x4_u(lumas(p0), lumas(p1))
          v128.store(Y + o, i8x16.narrow_i16x8_u(low, i16x8.narrow_i32x4_u(lumas(p2), lumas(p3))))
          v128.store(A + o, i8x16.splat(-1))
          x += 16
          continue
        }
        if (!v128.any_true(v128.or(v128.or(p0, p1), v128.or(p2, p3)))) {
          v128.store(Y + o, i8x16.splat(16))
          v128.store(A + o, i8x16.splat(0))
          common = 0
          x += 16
          continue
        }
      }
      const end = min(x + 16, w)
      for (let q = p; x < end; x++, q += 4) {
        const a = load<u8>(q, 3)
        common &= <i32>a
        store<u8>(Y + out + x, lumaOf(q))
        store<u8>(A + out + x, a)
      }
    }
  }
  return common
}

/** Sums of two 2x2 blocks: r, g, b, a of the first, then of the second. */
@inline
function squares(p: v128, q: v128): v128 {
  const left = i16x8.add(i16x8.extend_low_i8x16_u(p), i16x8.extend_low_i8x16_u(q))
  const right = i16x8.add(i16x8.extend_high_i8x16_u(p), i16x8.extend_high_i8x16_u(q))
  return i16x8.add(i64x2.shuffle(left, right, 0, 2), i64x2.shuffle(left, right, 1, 3))
}

@inline
function chroma(s0: v128, s1: v128, weights: v128): v128 {
  const one = i32x4.dot_i16x8_s(s0, weights)
  const other = i32x4.dot_i16x8_s(s1, weights)
  const sum = i32x4.add(i32x4.shuffle(one, other, 0, 2, 4, 6), i32x4.shuffle(one, other, 1, 3, 5, 7))
  const words = i32x4.shr_s(i32x4.add(sum, i32x4.splat((128 << 18) + (1 << 17))), 18)
  const bytes = i16x8.narrow_i32x4_s(words, words)
  return i8x16.narrow_i16x8_u(bytes, bytes)
}

function toChroma(rgba: usize, w: i32, h: i32, U: usize, V: usize, C: usize, cs: i32): void {
  const cw = w >> 1
  const ch = h >> 1
  const alphas = i32x4.splat(0xff000000)
  const forU = i16x8(-6596, -22189, 28784, 0, -6596, -22189, 28784, 0)
  const forV = i16x8(28784, -26145, -2639, 0, 28784, -26145, -2639, 0)
  for (let y = 0; y < ch; y++) {
    let p = rgba + <usize>(y * 2 * w * 4)
    let q = p + <usize>(w * 4)
    const out = <usize>(y * cs)
    for (let x = 0; x < cw; ) {
      if (x + 4 <= cw) {
        const p0 = v128.load(p)
        const p1 = v128.load(p, 16)
        const q0 = v128.load(q)
        const q1 = v128.load(q, 16)
        const all = v128.and(v128.and(p0, p1), v128.and(q0, q1))
        const isOpaque = i32x4.all_true(i32x4.eq(v128.and(all, alphas), alphas))
        if (isOpaque || !v128.any_true(v128.or(v128.or(p0, p1), v128.or(q0, q1)))) {
          const s0 = squares(p0, q0)
          const s1 = squares(p1, q1)
          const o = out + x
          v128.store32_lane(U + o, chroma(s0, s1, forU), 0)
          v128.store32_lane(V + o, chroma(s0, s1, forV), 0)
          store<u32>(C + o, isOpaque ? 0xffffffff : 0)
          x += 4
          p += 32
          q += 32
          continue
        }
      }
      const end = min(x + 4, cw)
      for (; x < end; x++, p += 8, q += 8) {
        let r = <i32>load<u8>(p) + <i32>load<u8>(p, 4) + <i32>load<u8>(q) + <i32>load<u8>(q, 4)
        let g = <i32>load<u8>(p, 1) + <i32>load<u8>(p, 5) + <i32>load<u8>(q, 1) + <i32>load<u8>(q, 5)
        let b = <i32>load<u8>(p, 2) + <i32>load<u8>(p, 6) + <i32>load<u8>(q, 2) + <i32>load<u8>(q, 6)
        const a = <i32>load<u8>(p, 3) + <i32>load<u8>(p, 7) + <i32>load<u8>(q, 3) + <i32>load<u8>(q, 7)
        // The sum of four colours, for any alpha.
        if (a != 1020 && a != 0) {
          r = min(r * 1020 / a, 1020)
          g = min(g * 1020 / a, 1020)
          b = min(b * 1020 / a, 1020)
        }
        const o = out + x
        store<u8>(U + o, <u8>((-6596 * r - 22189 * g + 28784 * b + (128 << 18) + (1 << 17)) >> 18))
        store<u8>(V + o, <u8>((28784 * r - 26145 * g - 2639 * b + (128 << 18) + (1 << 17)) >> 18))
        store<u8>(C + o, <u8>((a + 2) >> 2))
      }
    }
  }
}

/**
 * Converts premultiplied RGBA to Y and A and, at half size and weighted by alpha, U, V, C. Sides
 * are even. Returns the bitwise AND of all alphas: 255 when every pixel is opaque.
 */
export function rgbaToPlanes(
  rgba: usize, w: i32, h: i32,
  Y: usize, A: usize, ys: i32, U: usize, V: usize, C: usize, cs: i32,
): i32 {
  toChroma(rgba, w, h, U, V, C, cs)
  return toLuma(rgba, w, h, Y, A, ys)
}

@inline
function toByte(value: f64): u8 { return <u8>min(max(nearest(value), 0), 255) }

/** Converts planes to opaque RGBA. */
export function planesToRgba(Y: usize, U: usize, V: usize, w: i32, h: i32, rgba: usize): void {
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const half = <usize>((y >> 1) * (w >> 1) + (x >> 1))
      const light = 1.1644 * <f64>(<i32>load<u8>(Y + <usize>(y * w + x)) - 16)
      const blue = <f64>(<i32>load<u8>(U + half) - 128)
      const red = <f64>(<i32>load<u8>(V + half) - 128)
      const p = rgba + <usize>((y * w + x) * 4)
      store<u8>(p, toByte(light + 1.7927 * red))
      store<u8>(p, toByte(light - 0.2132 * blue - 0.5329 * red), 1)
      store<u8>(p, toByte(light + 2.1124 * blue), 2)
      store<u8>(p, 255, 3)
    }
  }
}
