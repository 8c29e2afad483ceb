export const endpoints = {
  site: 'https://bsky.app',
  /** Sign-in server of accounts without their own PDS. */
  entryway: 'https://bsky.social',
  /** The directory of did:plc identities. */
  directory: 'https://plc.directory',
  video: 'https://video.bsky.app',
  /** Serves public accounts without authentication. */
  public: 'https://public.api.bsky.app',
}
