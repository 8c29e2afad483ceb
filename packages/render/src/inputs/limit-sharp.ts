import sharp from 'sharp'

/** For the whole process, so only a process that does nothing but render may call it. */
export const limitSharp = () => {
  // One picture at a time and nothing kept: the encoder needs the cores and the memory.
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadNsgif',
    ],
  })
}
