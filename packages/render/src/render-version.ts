/** Grows when the same scene gives another video: what was made before is then not taken for it. */
export const RENDER_VERSION = 5
