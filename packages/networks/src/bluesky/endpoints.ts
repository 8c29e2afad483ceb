export const endpoints = {
  site: 'https://bsky.app',
  /** Sign-in server of accounts without a PDS of their own. */
  entryway: 'https://bsky.social',
  /** The directory of did:plc identities. */
  directory: 'https://plc.directory',
  video: 'https://video.bsky.app',
  /** Answers anybody about public accounts. */
  public: 'https://public.api.bsky.app',
}
