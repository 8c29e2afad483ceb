// Layers of a small convolutional network over 32-bit floats, channels last. Weights and pictures are
// padded to multiples of four channels by the caller, so that each vector is whole.

export function heapStart(): usize {
  return __heap_base
}

/** 5x5, stride 2, three channels in; `side` is even and square, the border is zero: one before, two after. */
export function firstConv(input: usize, side: i32, weights: usize, bias: usize, out: usize, channels: i32): void {
  const half = side >> 1
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const target = out + ((((y * half + x) * channels) as usize) << 2)
      for (let c = 0; c < channels; c += 4) {
        let sum = v128.load(bias + ((c as usize) << 2))
        for (let ky = 0; ky < 5; ky++) {
          const iy = y * 2 + ky - 1
          if (iy < 0 || iy >= side) continue
          for (let kx = 0; kx < 5; kx++) {
            const ix = x * 2 + kx - 1
            if (ix < 0 || ix >= side) continue
            const source = input + (((iy * side + ix) * 3) as usize << 2)
            const w = weights + ((((ky * 5 + kx) * 3 * channels + c) as usize) << 2)
            const row = (channels as usize) << 2
            sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(source), v128.load(w)))
            sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(source + 4), v128.load(w + row)))
            sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(source + 8), v128.load(w + row * 2)))
          }
        }
        v128.store(target + ((c as usize) << 2), f32x4.max(sum, f32x4.splat(0)))
      }
    }
  }
}

/** Depthwise 3x3; the border is zero: on both sides at stride 1, after the picture at stride 2. */
export function depthwise(input: usize, width: i32, height: i32, channels: i32, stride: i32, weights: usize, out: usize): void {
  const before = stride == 1 ? 1 : 0
  const outWidth = width / stride
  const outHeight = height / stride
  const pixel = (channels as usize) << 2
  for (let y = 0; y < outHeight; y++) {
    for (let x = 0; x < outWidth; x++) {
      const target = out + (y * outWidth + x) * pixel
      for (let c = 0; c < channels; c += 4) {
        const at = (c as usize) << 2
        let sum = f32x4.splat(0)
        for (let ky = 0; ky < 3; ky++) {
          const iy = y * stride + ky - before
          if (iy < 0 || iy >= height) continue
          for (let kx = 0; kx < 3; kx++) {
            const ix = x * stride + kx - before
            if (ix < 0 || ix >= width) continue
            sum = f32x4.add(sum, f32x4.mul(
              v128.load(input + (iy * width + ix) * pixel + at),
              v128.load(weights + ((ky * 3 + kx) as usize) * pixel + at),
            ))
          }
        }
        v128.store(target + at, sum)
      }
    }
  }
}

/** 1x1 with a bias; adds what is at `residual` and drops what is below zero where asked to. */
export function pointwise(
  input: usize, pixels: i32, from: i32, to: i32, weights: usize, bias: usize, residual: usize, residualChannels: i32,
  isRelu: bool, out: usize,
): void {
  const zero = f32x4.splat(0)
  const row = (to as usize) << 2
  for (let p = 0; p < pixels; p++) {
    const source = input + ((p * from) as usize << 2)
    const target = out + ((p * to) as usize << 2)
    for (let c = 0; c < to; c += 8) {
      const at = (c as usize) << 2
      const isPair = c + 8 <= to
      let one = v128.load(bias + at)
      let other = isPair ? v128.load(bias + at + 16) : zero
      let w = weights + at
      if (isPair) {
        for (let k = 0; k < from; k++) {
          const value = v128.load32_splat(source + ((k as usize) << 2))
          one = f32x4.add(one, f32x4.mul(value, v128.load(w)))
          other = f32x4.add(other, f32x4.mul(value, v128.load(w + 16)))
          w += row
        }
      } else {
        for (let k = 0; k < from; k++) {
          one = f32x4.add(one, f32x4.mul(v128.load32_splat(source + ((k as usize) << 2)), v128.load(w)))
          w += row
        }
      }
      if (residual) {
        const base = residual + ((p * residualChannels) as usize << 2) + at
        if (c < residualChannels) one = f32x4.add(one, v128.load(base))
        if (isPair && c + 4 < residualChannels) other = f32x4.add(other, v128.load(base + 16))
      }
      if (isRelu) {
        one = f32x4.max(one, zero)
        other = f32x4.max(other, zero)
      }
      v128.store(target + at, one)
      if (isPair) v128.store(target + at + 16, other)
    }
  }
}

/** The largest of each four. */
export function maxPool(input: usize, width: i32, height: i32, channels: i32, out: usize): void {
  const pixel = (channels as usize) << 2
  const half = width >> 1
  for (let y = 0; y < height >> 1; y++) {
    for (let x = 0; x < half; x++) {
      const source = input + ((y * 2) * width + x * 2) * pixel
      const target = out + (y * half + x) * pixel
      for (let c = 0; c < channels; c += 4) {
        const at = (c as usize) << 2
        const upper = f32x4.max(v128.load(source + at), v128.load(source + pixel + at))
        const lower = f32x4.max(v128.load(source + width * pixel + at), v128.load(source + (width + 1) * pixel + at))
        v128.store(target + at, f32x4.max(upper, lower))
      }
    }
  }
}
