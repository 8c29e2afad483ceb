const COPIED = [
  'boxSizing',
  'width',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'tabSize',
] as const

/** Where a letter of a text field stands, from the corner of the field to the end of its line. */
export const caretPlace = (
  field: HTMLTextAreaElement,
  at: number,
): { left: number; top: number } => {
  const style = getComputedStyle(field)
  const copy = document.createElement('div')
  for (const name of COPIED) copy.style[name] = style[name]
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  copy.textContent = field.value.slice(0, at)
  const mark = document.createElement('span')
  mark.textContent = field.value.slice(at, at + 1) || '.'
  copy.append(mark)
  document.body.append(copy)
  const place = {
    left: mark.offsetLeft,
    top: mark.offsetTop + mark.offsetHeight - field.scrollTop,
  }
  copy.remove()
  return { left: place.left, top: Math.min(place.top, field.clientHeight) }
}
