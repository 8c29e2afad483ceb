import * as z from 'zod/mini'

/** People of the starter pack, drawn by our own code. */
export const drawnPresenter = z.enum(['anna', 'mark', 'lina', 'peter'])
export type DrawnPresenter = z.infer<typeof drawnPresenter>

/** From the back to the front, but for the hand, which stands before all. */
export const presenterPart = z.enum(['hairBack', 'body', 'head', 'mouth', 'top', 'hand'])
export type PresenterPart = z.infer<typeof presenterPart>
