// Soft-edged layers at sub-pixel positions; concatenated after kernel.as by build.mjs. Most pixels
// of such a layer are clear, opaque or one flat colour. Spans per row record where: clear pixels
// are skipped, opaque ones copied without blending, flat ones filled without sampling. U and V are
// processed together because they share an alpha plane.

// Per row: first visible column, end of the visible range, the longest opaque run, the longest run
// that is also one colour, and that colour.
const SPAN: usize = 16

/**
 * Scans 16 columns at a time: a span may be slightly longer than the visible range, a run slightly
 * shorter.
 */
export function findSpans(src: usize, other: usize, alp: usize, stride: i32, w: i32, h: i32, out: usize): void {
  const opaque = i8x16.splat(-1)
  for (let y = 0; y < h; y++) {
    const skipped = <usize>(y * stride)
    const row = alp + skipped
    const one = src + skipped
    const two = other + skipped
    let from = w
    let until = 0
    let run = 0
    let longest = 0
    let at = 0
    let even = 0
    let longestEven = 0
    let evenAt = 0
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
        const isEven = run > 0 && isOf(one + x, load<u8>(one + x)) && isOf(two + x, load<u8>(two + x))
        const goesOn = even > 0 && load<u8>(one + x - 1) == load<u8>(one + x) && load<u8>(two + x - 1) == load<u8>(two + x)
        even = !isEven ? 0 : goesOn ? even + 16 : 16
        if (even > longestEven) {
          longestEven = even
          evenAt = end - even
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
    store<u16>(span, <u16>evenAt, 8)
    store<u16>(span, <u16>(evenAt + longestEven), 10)
    store<u8>(span, load<u8>(one + evenAt), 12)
    store<u8>(span, load<u8>(two + evenAt), 13)
  }
}

@inline
function isOf(values: usize, value: u8): bool {
  return i8x16.all_true(i8x16.eq(v128.load(values), i8x16.splat(value)))
}

@inline
function baseOf(tab: usize, group: i32): i32 { return load<i32>(tab + <usize>group * RECORD) }

@inline
function rowIndex(height: f64, srcH: i32): i32 {
  return min(max(<i32>Math.floor(height), 0), srcH - 1)
}

/** Blends groups `g`..`end` of two rows by their own alpha. */
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

/** Copies groups `g`..`end` of two rows that are opaque there. */
@inline
function copyGroups(g: i32, end: i32, tab: usize, upper: usize, d: usize, lower: usize, e: usize): void {
  const low = i16x8.splat(255)
  let t = tab + <usize>g * RECORD
  for (; g < end; g++) {
    const bytes = i8x16.narrow_i16x8_u(gather(upper, t, low), gather(lower, t, low))
    v128.store64_lane(d + <usize>(g * 8), bytes, 0)
    v128.store64_lane(e + <usize>(g * 8), bytes, 1)
    t += RECORD
  }
}

/** The first group that begins at or after a column; `pace` is groups per column. */
@inline
function groupFrom(column: i32, groups: i32, tab: usize, x0: f64, pace: f64): i32 {
  let g = min(max(<i32>((<f64>column - x0) * pace), 0), groups)
  while (g > 0 && baseOf(tab, g - 1) >= column) g--
  while (g < groups && baseOf(tab, g) < column) g++
  return g
}

/**
 * Writes two rows of one plane: blended from `g`, opaque from `core`, flat colour from `fill`, then
 * mirrored.
 */
function layRows(
  src: usize, stride: i32, srcH: i32, height: f64, below: f64, tab: usize, tmp: usize, room: usize,
  g: i32, core: i32, fill: i32, fillEnd: i32, coreEnd: i32, end: i32, w: i32,
  a: usize, b: usize, d: usize, e: usize, value: u8,
): void {
  const hasFill = fill < fillEnd
  const first = baseOf(tab, g) & ~15
  const last = baseOf(tab, end - 1) + 18
  const past = !hasFill ? last : fill > g ? baseOf(tab, fill - 1) + 18 : first
  const upper = rowAt(src, stride, srcH, height, first, past, tmp)
  const lower = rowAt(src, stride, srcH, below, first, past, tmp + room)
  blendGroups(g, core, w, tab, upper, a, d, lower, b, e)
  copyGroups(core, fill, tab, upper, d, lower, e)
  if (hasFill) {
    const colour = i8x16.splat(value)
    for (let k = fill; k < fillEnd; k++) {
      v128.store64_lane(d + <usize>(k * 8), colour, 0)
      v128.store64_lane(e + <usize>(k * 8), colour, 0)
    }
    if (fillEnd == end) return
    const start = baseOf(tab, fillEnd) & ~15
    rowAt(src, stride, srcH, height, start, last, tmp)
    rowAt(src, stride, srcH, below, start, last, tmp + room)
  }
  copyGroups(fillEnd, coreEnd, tab, upper, d, lower, e)
  blendGroups(coreEnd, end, w, tab, upper, a, d, lower, b, e)
}

/**
 * Samples a plane with its alpha and blends it into `dst` in one pass; `other` goes into `otherDst`
 * with the same alpha, 0 for none. `tmp` needs four source rows and 256 bytes.
 */
export function sampleOver(
  src: usize, other: usize, alp: usize, stride: i32, srcW: i32, srcH: i32, spans: usize,
  dst: usize, otherDst: usize, dstStride: i32, dstW: i32, dstH: i32,
  x0: f64, y0: f64, stepX: f64, stepY: f64, tab: usize, tmp: usize,
): void {
  buildTable(tab, dstW, x0, stepX, srcW)
  const groups = (dstW + 7) >> 3
  // Number of source columns that contribute to one group.
  const reach = <i32>Math.ceil(7 * stepX) + 2
  const pace = 0.125 / stepX
  const room = <usize>((srcW + 79) & ~15)
  const tmpA = tmp + room * 2
  const tmpB = tmp + room * 3
  for (let y = 0; y < dstH; y += 2) {
    // With an odd number of rows the last one is paired with itself.
    const isAlone = y + 1 == dstH
    const height = (<f64>y + 0.5) * stepY + y0 - 0.5
    const below = isAlone ? height : height + stepY
    const firstRow = rowIndex(height, srcH)
    const lastRow = min(rowIndex(below, srcH) + 1, srcH - 1)
    let from = srcW
    let until = 0
    let solid = 0
    let solidEnd = srcW
    let even = 0
    let evenEnd = srcW
    const values = load<u16>(spans + <usize>firstRow * SPAN, 12)
    for (let r = firstRow; r <= lastRow; r++) {
      const span = spans + <usize>r * SPAN
      from = min(from, <i32>load<u16>(span))
      until = max(until, <i32>load<u16>(span, 2))
      solid = max(solid, <i32>load<u16>(span, 4))
      solidEnd = min(solidEnd, <i32>load<u16>(span, 6))
      even = max(even, <i32>load<u16>(span, 8))
      evenEnd = load<u16>(span, 12) == values ? min(evenEnd, <i32>load<u16>(span, 10)) : 0
    }
    if (from >= until) continue
    const g = groupFrom(from - reach + 1, groups, tab, x0, pace)
    const end = groupFrom(until, groups, tab, x0, pace)
    if (g >= end) continue
    const core = min(max(groupFrom(solid, groups, tab, x0, pace), g), end)
    const coreEnd = max(core, min(groupFrom(solidEnd - reach + 1, groups, tab, x0, pace), min(end, dstW >> 3)))
    let fill = core
    let fillEnd = core
    if (even < evenEnd) {
      fill = min(max(groupFrom(even, groups, tab, x0, pace), core), coreEnd)
      fillEnd = min(max(groupFrom(evenEnd - reach + 1, groups, tab, x0, pace), fill), coreEnd)
    }
    let a = tmpA
    let b = tmpB
    if (g < core) {
      const first = baseOf(tab, g) & ~15
      const past = baseOf(tab, core - 1) + 18
      a = rowAt(alp, stride, srcH, height, first, past, tmpA)
      b = rowAt(alp, stride, srcH, below, first, past, tmpB)
    }
    if (coreEnd < end) {
      const start = baseOf(tab, coreEnd) & ~15
      const last = baseOf(tab, end - 1) + 18
      a = rowAt(alp, stride, srcH, height, start, last, tmpA)
      b = rowAt(alp, stride, srcH, below, start, last, tmpB)
    }
    const row = <usize>(y * dstStride)
    const next = isAlone ? row : row + dstStride
    layRows(
      src, stride, srcH, height, below, tab, tmp, room, g, core, fill, fillEnd, coreEnd, end, dstW,
      a, b, dst + row, dst + next, <u8>values,
    )
    if (other) layRows(
      other, stride, srcH, height, below, tab, tmp, room, g, core, fill, fillEnd, coreEnd, end, dstW,
      a, b, otherDst + row, otherDst + next, <u8>(values >> 8),
    )
  }
}
