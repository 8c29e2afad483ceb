/** `tiktok.com` in a list means that host and its subdomains. */
export const isHostOf = (hosts: readonly string[], host: string): boolean =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`))

/** Non-empty segments of a path: `/r/video/` is `['r', 'video']`. */
export const pathParts = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean)
