export const endpoints = {
  site: 'https://bsky.app',
  /** Where accounts without a server of their own sign in. */
  entryway: 'https://bsky.social',
  /** The directory of did:plc identities. */
  directory: 'https://plc.directory',
  video: 'https://video.bsky.app',
}
