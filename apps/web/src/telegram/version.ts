const numbers = (version: string) => version.split('.').map((part) => Number(part) || 0)

/** Compared by parts: 6.10 is newer than 6.9. */
export const isVersionAtLeast = ({ version, least }: { version: string; least: string }) => {
  const [major = 0, minor = 0] = numbers(version)
  const [leastMajor = 0, leastMinor = 0] = numbers(least)
  return major === leastMajor ? minor >= leastMinor : major > leastMajor
}
