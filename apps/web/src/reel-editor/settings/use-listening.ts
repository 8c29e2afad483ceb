import type { Resource } from '@kadr/contract/library/resources'
import { useEffect, useRef, useState } from 'react'

/** Plays one sound at a time. */
export const useListening = () => {
  const audio = useRef<HTMLAudioElement>(undefined)
  const [playingId, setPlayingId] = useState<string>()
  const stop = () => {
    audio.current?.pause()
    setPlayingId(undefined)
  }
  useEffect(() => () => audio.current?.pause(), [])
  const toggle = (resource: Resource) => {
    if (playingId === resource.id) return stop()
    audio.current?.pause()
    const next = new Audio(resource.urls.preview ?? resource.urls.original)
    audio.current = next
    next.addEventListener('ended', () => setPlayingId(undefined))
    setPlayingId(resource.id)
    next.play().catch(() => setPlayingId((now) => (now === resource.id ? undefined : now)))
  }
  return { playingId, toggle, stop }
}
