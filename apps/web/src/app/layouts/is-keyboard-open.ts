type Sizes = { layoutHeight: number; visibleHeight: number; scale: number }

// Browser bars take up to ~120 px; the smallest phone keyboards start at about 200.
const KEYBOARD_MIN_HEIGHT = 150

/** The visual viewport also shrinks under a pinch zoom; `scale` tells the two apart. */
export const isKeyboardOpen = ({ layoutHeight, visibleHeight, scale }: Sizes): boolean =>
  layoutHeight - visibleHeight * scale > KEYBOARD_MIN_HEIGHT
