import type { CSSProperties, ReactNode, Ref } from 'react'

/**
 * The container for virtua's lists. virtua sets `pointer-events: none` on its own container until no scroll event
 * has come for 150 ms, so a tap right after a scroll would fall through to the page.
 */
export const VirtualListContainer = ({
  style,
  children,
  ref,
}: {
  style: CSSProperties
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}) => (
  <div ref={ref} style={{ ...style, pointerEvents: undefined }}>
    {children}
  </div>
)
