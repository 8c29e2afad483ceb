/** The start parameter that names a page of the app; decoded by `findOnward` of the web. */
export const pageParam = (path: string): string => `to_${Buffer.from(path).toString('base64url')}`
