/** The plan table on the landing page. */
export const PLANS_PATH = '/#plans'
