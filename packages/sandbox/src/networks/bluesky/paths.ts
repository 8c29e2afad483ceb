/** Where the fake serves each endpoint of the network. */
export const blueskyPaths = {
  site: '/www',
  entryway: '/entryway',
  directory: '/plc',
  video: '/video',
}
