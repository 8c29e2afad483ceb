/** `tiktok.com` in a list means that host and everything below it. */
export const isHostOf = (hosts: readonly string[], host: string): boolean =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`))

/** The first part of a path, without empty ones: `/r/video/` is `['r', 'video']`. */
export const pathParts = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean)
