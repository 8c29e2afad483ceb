import sharp from 'sharp'

/** Process-wide settings: call only in a render worker. */
export const limitSharp = () => {
  // One thread and no cache: the encoder needs the cores and the memory.
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
