// Layers with soft edges that move between pixels; compiled as the end of kernel.as. Most of such a layer is clear or
// opaque, and its rows know where: what is clear costs nothing, what is opaque needs no blending.

// For each row: the first column that is seen, the one past the last, the same of its longest opaque run.
const SPAN: usize = 8

/** Looks at 16 columns at once: a span may be a little longer than what is seen, an opaque run a little shorter. */
export function findSpans(alp: usize, stride: i32, w: i32, h: i32, out: usize): void {
  const opaque = i8x16.splat(-1)
  for (let y = 0; y < h; y++) {
    const row = alp + <usize>(y * stride)
    let from = w
    let until = 0
    let run = 0
    let longest = 0
    let at = 0
    for (let x = 0; x < w; x += 16) {
      const end = min(x + 16, w)
      let isSeen = false
      if (end - x == 16) {
        const group = v128.load(row + x)
        isSeen = v128.any_true(group)
        run = i8x16.all_true(i8x16.eq(group, opaque)) ? run + 16 : 0
        if (run > longest) {
          longest = run
          at = end - run
        }
      } else for (let k = x; k < end; k++) isSeen = isSeen || load<u8>(row + k) != 0
      if (!isSeen) continue
      if (from > x) from = x
      until = end
    }
    const span = out + <usize>y * SPAN
    store<u16>(span, <u16>from)
    store<u16>(span, <u16>until, 2)
    store<u16>(span, <u16>at, 4)
    store<u16>(span, <u16>(at + longest), 6)
  }
}

@inline
function baseOf(tab: usize, group: i32): i32 { return load<i32>(tab + <usize>group * RECORD) }

@inline
function rowIndex(height: f64, srcH: i32): i32 {
  return min(max(<i32>Math.floor(height), 0), srcH - 1)
}

/** The groups from `g` to `end` of two rows, each by its own alpha. */
@inline
function blendGroups(
  g: i32, end: i32, w: i32, tab: usize,
  upper: usize, upperAlpha: usize, d: usize, lower: usize, lowerAlpha: usize, e: usize,
): void {
  const low = i16x8.splat(255)
  for (; g < end; g++) {
    const t = tab + <usize>g * RECORD
    const x = <usize>(g * 8)
    const a = gather(upperAlpha, t, low)
    const b = gather(lowerAlpha, t, low)
    if (!v128.any_true(v128.or(a, b))) continue
    const p = over(v128.load8x8_u(d + x), gather(upper, t, low), a)
    const q = over(v128.load8x8_u(e + x), gather(lower, t, low), b)
    if (g * 8 + 8 <= w) {
      const bytes = i8x16.narrow_i16x8_u(p, q)
      v128.store64_lane(d + x, bytes, 0)
      v128.store64_lane(e + x, bytes, 1)
    } else {
      storeTail(d + x, p, w & 7)
      storeTail(e + x, q, w & 7)
    }
  }
}

/** `samplePlane` of a plane and its alpha, laid over `dst` at once; `tmp` holds four source rows and 256 bytes more. */
export function sampleOver(
  src: usize, alp: usize, stride: i32, srcW: i32, srcH: i32, spans: usize,
  dst: usize, dstStride: i32, dstW: i32, dstH: i32,
  x0: f64, y0: f64, stepX: f64, stepY: f64, tab: usize, tmp: usize,
): void {
  buildTable(tab, dstW, x0, stepX, srcW)
  const low = i16x8.splat(255)
  const groups = (dstW + 7) >> 3
  // So many columns of the source have a say in one group.
  const reach = <i32>Math.ceil(7 * stepX) + 2
  const room = <usize>((srcW + 79) & ~15)
  for (let y = 0; y < dstH; y += 2) {
    // The last row of an odd number goes along with itself.
    const isAlone = y + 1 == dstH
    const height = (<f64>y + 0.5) * stepY + y0 - 0.5
    const below = isAlone ? height : height + stepY
    const lastRow = min(rowIndex(below, srcH) + 1, srcH - 1)
    let from = srcW
    let until = 0
    let solid = 0
    let solidEnd = srcW
    for (let r = rowIndex(height, srcH); r <= lastRow; r++) {
      const span = spans + <usize>r * SPAN
      from = min(from, <i32>load<u16>(span))
      until = max(until, <i32>load<u16>(span, 2))
      solid = max(solid, <i32>load<u16>(span, 4))
      solidEnd = min(solidEnd, <i32>load<u16>(span, 6))
    }
    if (from >= until) continue
    let g = 0
    while (g < groups && baseOf(tab, g) + reach <= from) g++
    let end = groups
    while (end > g && baseOf(tab, end - 1) >= until) end--
    if (g == end) continue
    let core = g
    while (core < end && baseOf(tab, core) < solid) core++
    let coreEnd = max(core, min(end, dstW >> 3))
    while (coreEnd > core && baseOf(tab, coreEnd - 1) + reach > solidEnd) coreEnd--

    const first = baseOf(tab, g) & ~15
    const last = baseOf(tab, end - 1) + 18
    const upper = rowAt(src, stride, srcH, height, first, last, tmp)
    const lower = isAlone ? upper : rowAt(src, stride, srcH, below, first, last, tmp + room)
    const d = dst + <usize>(y * dstStride)
    const e = isAlone ? d : d + dstStride
    const tmpA = tmp + room * 2
    const tmpB = tmp + room * 3
    if (g < core) {
      const past = baseOf(tab, core - 1) + 18
      const a = rowAt(alp, stride, srcH, height, first, past, tmpA)
      const b = isAlone ? a : rowAt(alp, stride, srcH, below, first, past, tmpB)
      blendGroups(g, core, dstW, tab, upper, a, d, lower, b, e)
    }
    let t = tab + <usize>core * RECORD
    for (let k = core; k < coreEnd; k++) {
      const bytes = i8x16.narrow_i16x8_u(gather(upper, t, low), gather(lower, t, low))
      v128.store64_lane(d + <usize>(k * 8), bytes, 0)
      v128.store64_lane(e + <usize>(k * 8), bytes, 1)
      t += RECORD
    }
    if (coreEnd < end) {
      const start = baseOf(tab, coreEnd) & ~15
      const a = rowAt(alp, stride, srcH, height, start, last, tmpA)
      const b = isAlone ? a : rowAt(alp, stride, srcH, below, start, last, tmpB)
      blendGroups(coreEnd, end, dstW, tab, upper, a, d, lower, b, e)
    }
  }
}
