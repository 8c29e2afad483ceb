import type { Config } from '../../../config/config.ts'

/** Whom the messenger names in the data it signs when it starts the mini-app. */
export type LaunchPerson = {
  id: number
  username: string | undefined
  firstName: string
  lastName: string | undefined
  photoUrl: string | undefined
}

export type Launch = {
  person: LaunchPerson
  /** Its use is kept under it: the same for every encoding of the same data. */
  key: string
  signedAt: Date
  /** Of the link that opened the mini-app. */
  startParam: string | null
}

/** What is wrong with the data: for the log. */
export type Forged = { forged: string }

/** Undefined where the installation has no bot. Does not judge how old the data are. */
export type VerifyLaunch = (input: {
  config: Config
  initData: string
}) => Launch | Forged | undefined

/** The start parameter that names a page of the app; decoded by `findOnward` of the web. */
export const pageParam = (path: string): string => `to_${Buffer.from(path).toString('base64url')}`
