// AssemblyScript with SIMD. Every function works on one 8-bit plane (Y, U, V or alpha) of planar
// YUV 4:2:0, BT.709, limited range. The caller passes pointers and strides and owns the memory: see
// src/planes/memory.ts.

/** First byte available to the caller. */
export function heapStart(): usize { return (__heap_base + 63) & ~63 }

// One record per 8 outputs: read address (16 bytes), lane pairs (16), weights of the right lanes
// (16).
const RECORD: usize = 48

/**
 * p + (q - p) * f / 256 rounded, f up to 255, for 8 lanes. `w` is f << 7, which makes
 * multiply-and-round a single instruction.
 */
@inline
function toward(p: v128, q: v128, w: v128): v128 {
  return i16x8.add(p, i16x8.relaxed_q15mulr_s(i16x8.sub(q, p), w))
}

/** `toward` for 16 bytes. */
@inline
function towardBytes(p: v128, q: v128, w: v128): v128 {
  return i8x16.narrow_i16x8_u(
    toward(i16x8.extend_low_i8x16_u(p), i16x8.extend_low_i8x16_u(q), w),
    toward(i16x8.extend_high_i8x16_u(p), i16x8.extend_high_i8x16_u(q), w),
  )
}

function buildTable(tab: usize, dstW: i32, x0: f64, step: f64, srcW: i32): void {
  const groups = (dstW + 7) >> 3
  const most = <f64>(srcW - 1)
  for (let g = 0; g < groups; g++) {
    const t = tab + <usize>g * RECORD
    let base = -1
    for (let k = 0; k < 8; k++) {
      let s = (<f64>(g * 8 + k) + 0.5) * step + x0 - 0.5
      if (s < 0) s = 0
      if (s > most) s = most
      let i = <i32>Math.floor(s)
      let f = <i32>((s - <f64>i) * 256.0 + 0.5)
      if (f == 256) { i++; f = 0 }
      if (base < 0) base = i
      const o = i - base
      store<u8>(t + 16 + k * 2, <u8>o)
      // Swizzle returns 0 for lanes out of range: a pixel at the right edge has no neighbour and
      // zero weight.
      store<u8>(t + 17 + k * 2, <u8>(o + 1 < 16 ? o + 1 : 255))
      store<u16>(t + 32 + k * 2, <u16>(f << 7))
    }
    store<i32>(t, base)
  }
}

/** A height within the plane, in 256ths of a row. */
@inline
function placeRow(height: f64, srcH: i32): i32 {
  const most = <f64>(srcH - 1)
  return <i32>((height < 0 ? 0 : height > most ? most : height) * 256.0 + 0.5)
}

/** The source row at a fractional height; interpolated rows are written to `tmp`. */
@inline
function rowAt(src: usize, stride: i32, srcH: i32, height: f64, first: i32, last: i32, tmp: usize): usize {
  const place = placeRow(height, srcH)
  const i = place >> 8
  const f = place & 255
  const r0 = src + <usize>(i * stride)
  if (f == 0) return r0
  const r1 = i + 1 < srcH ? r0 + stride : r0
  const w = i16x8.splat(<i16>(f << 7))
  for (let x = first; x < last; x += 16) v128.store(tmp + x, towardBytes(v128.load(r0 + x), v128.load(r1 + x), w))
  return tmp
}

/** Gathers 8 outputs as 16-bit words. */
@inline
function gather(row: usize, t: usize, low: v128): v128 {
  const pairs = i8x16.relaxed_swizzle(v128.load(row + load<i32>(t)), v128.load(t, 16))
  return toward(v128.and(pairs, low), i16x8.shr_u(pairs, 8), v128.load(t, 32))
}

@inline
function storeTail(d: usize, words: v128, count: i32): void {
  let tail = i64x2.extract_lane(i8x16.narrow_i16x8_u(words, words), 0)
  for (let k = 0; k < count; k++) {
    store<u8>(d + k, <u8>tail)
    tail = tail >> 8
  }
}

/**
 * Separable bilinear sampling with sub-pixel offsets; steps up to 2. Reads at most 32 bytes past
 * the plane. `tab` holds one record per 8 outputs, `tmp` two source rows and 128 bytes. Two rows
 * are processed per pass to halve reads of the table.
 */
export function samplePlane(
  src: usize, srcStride: i32, srcW: i32, srcH: i32,
  dst: usize, dstStride: i32, dstW: i32, dstH: i32,
  x0: f64, y0: f64, stepX: f64, stepY: f64, tab: usize, tmp: usize,
): void {
  buildTable(tab, dstW, x0, stepX, srcW)
  const whole = dstW >> 3
  const rest = dstW & 7
  const first = load<i32>(tab) & ~15
  const last = load<i32>(tab + <usize>(((dstW + 7) >> 3) - 1) * RECORD) + 18
  const low = i16x8.splat(255)
  const other = tmp + <usize>((srcW + 79) & ~15)
  for (let y = 0; y < dstH; y += 2) {
    const height = (<f64>y + 0.5) * stepY + y0 - 0.5
    const upper = rowAt(src, srcStride, srcH, height, first, last, tmp)
    const d = dst + <usize>(y * dstStride)
    let t = tab
    if (y + 1 == dstH) {
      for (let g = 0; g < whole; g++) {
        const words = gather(upper, t, low)
        v128.store64_lane(d + <usize>(g * 8), i8x16.narrow_i16x8_u(words, words), 0)
        t += RECORD
      }
      if (rest) storeTail(d + <usize>(whole * 8), gather(upper, t, low), rest)
      return
    }
    const lower = rowAt(src, srcStride, srcH, height + stepY, first, last, other)
    const e = d + dstStride
    for (let g = 0; g < whole; g++) {
      const bytes = i8x16.narrow_i16x8_u(gather(upper, t, low), gather(lower, t, low))
      v128.store64_lane(d + <usize>(g * 8), bytes, 0)
      v128.store64_lane(e + <usize>(g * 8), bytes, 1)
      t += RECORD
    }
    if (rest) {
      storeTail(d + <usize>(whole * 8), gather(upper, t, low), rest)
      storeTail(e + <usize>(whole * 8), gather(lower, t, low), rest)
    }
  }
}

/** dst += (src - dst) * a / 256, a from 0 to 256. */
export function mixPlane(dst: usize, dstStride: i32, src: usize, srcStride: i32, w: i32, h: i32, a: i32): void {
  if (a == 256) return copyPlane(dst, dstStride, src, srcStride, w, h)
  const weight = i16x8.splat(<i16>(a << 7))
  for (let y = 0; y < h; y++) {
    const d = dst + <usize>(y * dstStride)
    const s = src + <usize>(y * srcStride)
    let x = 0
    for (; x + 16 <= w; x += 16) v128.store(d + x, towardBytes(v128.load(d + x), v128.load(s + x), weight))
    for (; x < w; x++) {
      store<u8>(d + x, <u8>((<i32>load<u8>(d + x) * (256 - a) + <i32>load<u8>(s + x) * a + 128) >> 8))
    }
  }
}

export function copyPlane(dst: usize, dstStride: i32, src: usize, srcStride: i32, w: i32, h: i32): void {
  for (let y = 0; y < h; y++) memory.copy(dst + <usize>(y * dstStride), src + <usize>(y * srcStride), w)
}

export function fillPlane(dst: usize, dstStride: i32, w: i32, h: i32, value: i32): void {
  for (let y = 0; y < h; y++) memory.fill(dst + <usize>(y * dstStride), <u8>value, w)
}

@inline
function over(p: v128, q: v128, a: v128): v128 {
  const o = i16x8.add(i16x8.add(i16x8.mul(p, i16x8.sub(i16x8.splat(255), a)), i16x8.mul(q, a)), i16x8.splat(128))
  return i16x8.shr_u(i16x8.add(o, i16x8.shr_u(o, 8)), 8)
}

/** Blends a layer with straight alpha; `ga` from 0 to 256 is the layer opacity. */
export function blendPlane(dst: usize, dstStride: i32, lay: usize, alp: usize, layStride: i32, w: i32, h: i32, ga: i32): void {
  const g = i16x8.splat(<i16>ga)
  const opaque = i8x16.splat(-1)
  for (let y = 0; y < h; y++) {
    const d = dst + <usize>(y * dstStride)
    const s = lay + <usize>(y * layStride)
    const al = alp + <usize>(y * layStride)
    let k = 0
    for (; k + 16 <= w; k += 16) {
      const alpha = v128.load(al + k)
      if (!v128.any_true(alpha)) continue
      if (ga == 256 && i8x16.all_true(i8x16.eq(alpha, opaque))) {
        v128.store(d + k, v128.load(s + k))
        continue
      }
      let lo = i16x8.extend_low_i8x16_u(alpha)
      let hi = i16x8.extend_high_i8x16_u(alpha)
      if (ga != 256) {
        lo = i16x8.shr_u(i16x8.mul(lo, g), 8)
        hi = i16x8.shr_u(i16x8.mul(hi, g), 8)
      }
      const q = v128.load(s + k)
      const p = v128.load(d + k)
      v128.store(d + k, i8x16.narrow_i16x8_u(
        over(i16x8.extend_low_i8x16_u(p), i16x8.extend_low_i8x16_u(q), lo),
        over(i16x8.extend_high_i8x16_u(p), i16x8.extend_high_i8x16_u(q), hi),
      ))
    }
    for (; k < w; k++) {
      const a = (<i32>load<u8>(al + k) * ga) >> 8
      const o = <i32>load<u8>(d + k) * (255 - a) + <i32>load<u8>(s + k) * a + 128
      store<u8>(d + k, <u8>((o + (o >> 8)) >> 8))
    }
  }
}

/** Removes the screen colour from U and V and writes the matte; `lut` is indexed by (U, V). */
export function keyChroma(U: usize, V: usize, n: i32, lut: usize, A: usize): void {
  for (let i = 0; i < n; i++) {
    const e = load<u32>(lut + ((<usize>load<u8>(U + i)) << 10 | (<usize>load<u8>(V + i)) << 2))
    store<u8>(A + i, <u8>e)
    store<u8>(U + i, <u8>(e >> 8))
    store<u8>(V + i, <u8>(e >> 16))
  }
}

/** Blends a keyed chroma plane into dst. Keyed chroma is already premultiplied by the matte. */
export function overChroma(dst: usize, dstStride: i32, src: usize, A: usize, stride: i32, w: i32, h: i32, ga: i32): void {
  const g = i16x8.splat(<i16>ga)
  const c255 = i16x8.splat(255)
  const c128 = i16x8.splat(128)
  for (let y = 0; y < h; y++) {
    const d = dst + <usize>(y * dstStride)
    const row = <usize>(y * stride)
    let x = 0
    for (; x + 8 <= w; x += 8) {
      const a = i16x8.shr_u(i16x8.mul(v128.load8x8_u(A + row + x), g), 8)
      const c = i16x8.mul(i16x8.sub(v128.load8x8_u(src + row + x), c128), g)
      if (!v128.any_true(v128.or(a, c))) continue
      const under = i16x8.mul(i16x8.sub(c255, a), i16x8.sub(v128.load8x8_u(d + x), c128))
      const sum = i16x8.add(i16x8.shr_s(i16x8.add(c, c128), 8), i16x8.shr_s(i16x8.add(under, c128), 8))
      const o = i16x8.add(c128, sum)
      v128.store64_lane(d + x, i8x16.narrow_i16x8_u(o, o), 0)
    }
    for (; x < w; x++) {
      const a = (<i32>load<u8>(A + row + x) * ga) >> 8
      const c = (<i32>load<u8>(src + row + x) - 128) * ga
      const o = 128 + ((c + 128) >> 8) + (((255 - a) * (<i32>load<u8>(d + x) - 128) + 128) >> 8)
      store<u8>(d + x, <u8>min(max(o, 0), 255))
    }
  }
}

/**
 * Blends a keyed luma plane into dst; the half-size matte is upsampled. `ky` is the luma of the
 * screen.
 */
export function overLuma(
  dst: usize, dstStride: i32, src: usize, stride: i32, A: usize, aStride: i32,
  w: i32, h: i32, ky: i32, ga: i32, tmp: usize,
): void {
  const cw = w >> 1
  const ch = h >> 1
  const k = i16x8.splat(<i16>ky)
  const G = i16x8.splat(<i16>ga)
  const c255 = i16x8.splat(255)
  const c128 = i16x8.splat(128)
  const top = i16x8.splat(235)
  const two = i16x8.splat(2)
  const three = i16x8.splat(3)
  for (let r = 0; r < h; r++) {
    const r0 = r >> 1
    let r1 = r & 1 ? r0 + 1 : r0 - 1
    if (r1 < 0) r1 = 0
    if (r1 >= ch) r1 = ch - 1
    const p0 = A + <usize>(r0 * aStride)
    const p1 = A + <usize>(r1 * aStride)
    for (let x = 0; x < cw; x += 8) {
      const v = i16x8.shr_u(i16x8.add(i16x8.add(i16x8.mul(v128.load8x8_u(p0 + x), three), v128.load8x8_u(p1 + x)), two), 2)
      v128.store64_lane(tmp + 16 + x, i8x16.narrow_i16x8_u(v, v), 0)
    }
    store<u8>(tmp + 15, load<u8>(tmp + 16))
    store<u8>(tmp + 16 + cw, load<u8>(tmp + 15 + cw))
    const d = dst + <usize>(r * dstStride)
    const s = src + <usize>(r * stride)
    for (let x = 0; x < cw; x += 4) {
      const c = v128.load8x8_u(tmp + 16 + x)
      const l = v128.load8x8_u(tmp + 15 + x)
      const n = v128.load8x8_u(tmp + 17 + x)
      // Zero matte: dst is unchanged.
      if (!v128.any_true(v128.or(c, v128.or(l, n)))) continue
      const le = i16x8.shr_u(i16x8.add(i16x8.add(i16x8.mul(c, three), l), two), 2)
      const re = i16x8.shr_u(i16x8.add(i16x8.add(i16x8.mul(c, three), n), two), 2)
      const a = i16x8.shuffle(le, re, 0, 8, 1, 9, 2, 10, 3, 11)
      const ia = i16x8.sub(c255, a)
      let p = i16x8.sub(v128.load8x8_u(s + x * 2), i16x8.shr_u(i16x8.add(i16x8.mul(ia, k), c128), 8))
      p = i16x8.max_s(i16x8.min_s(p, i16x8.shr_u(i16x8.add(i16x8.mul(a, top), c128), 8)), i16x8.shr_u(a, 4))
      p = i16x8.shr_u(i16x8.mul(p, G), 8)
      const rest = i16x8.sub(c255, i16x8.shr_u(i16x8.mul(a, G), 8))
      const under = i16x8.add(i16x8.mul(rest, v128.load8x8_u(d + x * 2)), c128)
      const o = i16x8.add(p, i16x8.shr_u(i16x8.add(under, i16x8.shr_u(under, 8)), 8))
      const bytes = i8x16.narrow_i16x8_u(o, o)
      if (x + 4 <= cw) v128.store64_lane(d + x * 2, bytes, 0)
      else {
        let tail = i64x2.extract_lane(bytes, 0)
        for (let q = x * 2; q < w; q++) {
          store<u8>(d + q, <u8>tail)
          tail = tail >> 8
        }
      }
    }
  }
}
