import * as z from 'zod/mini'
import type { Bridge } from './bridge.ts'

const insets = z.object({ top: z.number(), bottom: z.number() })
// Telegram for macOS may send nulls here.
const viewport = z.object({
  height: z.nullish(z.number()),
  is_state_stable: z.nullish(z.boolean()),
})

const setPixels = ({ name, pixels }: { name: string; pixels: number }) =>
  document.documentElement.style.setProperty(name, `${pixels}px`)

const followInsets = ({
  bridge,
  event,
  prefix,
}: {
  bridge: Bridge
  event: 'safe_area_changed' | 'content_safe_area_changed'
  prefix: string
}) =>
  bridge.on(event, (data) => {
    const parsed = insets.safeParse(data)
    if (!parsed.success) return
    setPixels({ name: `${prefix}-top`, pixels: parsed.data.top })
    setPixels({ name: `${prefix}-bottom`, pixels: parsed.data.bottom })
  })

/** Publishes the viewport and the safe areas of Telegram as CSS variables. */
export const followViewport = (bridge: Bridge) => {
  followInsets({ bridge, event: 'safe_area_changed', prefix: '--tg-safe' })
  followInsets({ bridge, event: 'content_safe_area_changed', prefix: '--tg-content-safe' })
  bridge.on('viewport_changed', (data) => {
    const parsed = viewport.safeParse(data)
    // During a drag of the sheet the height changes at every frame: only stable states count.
    if (!parsed.success || parsed.data.is_state_stable === false) return
    const pixels = parsed.data.height ?? window.innerHeight
    setPixels({ name: '--tg-viewport-height', pixels })
  })
  bridge.post('web_app_request_safe_area')
  bridge.post('web_app_request_content_safe_area')
  bridge.post('web_app_request_viewport')
}
