import * as z from 'zod/mini'

/** Presenters of the starter pack, drawn by our own code. */
export const drawnPresenter = z.enum(['anna', 'mark', 'lina', 'peter'])
export type DrawnPresenter = z.infer<typeof drawnPresenter>

/** From back to front, except the hand, which is in front. */
export const presenterPart = z.enum(['hairBack', 'body', 'head', 'mouth', 'top', 'hand'])
export type PresenterPart = z.infer<typeof presenterPart>

/** Facial expression; a speaking face is neutral. */
export const presenterEmotion = z.enum(['joy', 'shock', 'anger', 'sadness', 'doubt', 'fatigue'])
export type PresenterEmotion = z.infer<typeof presenterEmotion>
