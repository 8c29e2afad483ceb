/** Path of each endpoint below the fake's base. */
export const blueskyPaths = {
  site: '/www',
  entryway: '/entryway',
  directory: '/plc',
  video: '/video',
  public: '/public',
}
