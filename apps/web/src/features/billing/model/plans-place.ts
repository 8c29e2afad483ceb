/** Where plans are compared and bought. */
export const PLANS_PLACE = { to: '/account/plan' } as const
