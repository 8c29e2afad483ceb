import { type RefObject, useLayoutEffect, useState } from 'react'

/** The element's width; 0 before the first measurement. */
export const useWidth = (element: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const read = () => setWidth(Math.floor(node.clientWidth))
    read()
    const observer = new ResizeObserver(read)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return width
}
