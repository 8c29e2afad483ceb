import { type ComponentType, createElement, type FunctionComponent, use } from 'react'
import { loadChunk } from './chunk-reload.ts'

type PageModule = { default: ComponentType }
type LoadPage = () => Promise<PageModule>

export type LazyPage = FunctionComponent & {
  preload: () => Promise<void>
  /** Path of the page's file from the web root; known on the server only. */
  source?: string | undefined
}

export type LazyPageOptions = {
  load: LoadPage
  /** Written by the server build, so that the document can preload the page's chunks. */
  source?: string | undefined
  /** Rendered by the server instead of the page, whose code then runs in the browser only. */
  onServer?: LazyPage | undefined
}

/** A route component loaded on demand; the router calls `preload` before it renders the page. */
export const lazyPage = ({ load, source, onServer }: LazyPageOptions): LazyPage => {
  if (import.meta.env.SSR && onServer) {
    const page = () => createElement(onServer)
    return Object.assign(page, { preload: onServer.preload, source })
  }

  let loaded: ComponentType | undefined
  let pending: Promise<void> | undefined
  const preload = () => {
    pending ??= loadChunk(load).then(
      (module) => {
        loaded = module.default
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const page = () => {
    if (!loaded) use(preload())
    return loaded ? createElement(loaded) : null
  }
  return Object.assign(page, { preload, source })
}
