/** The plan table of the landing page. */
export const PLANS_PLACE = { to: '/', hash: 'plans' } as const
