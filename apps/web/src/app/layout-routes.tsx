import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../platform/lazy-page.ts'
import { rootRoute } from './root-route.tsx'

/** The public side: header, footer, prerendered pages. */
export const marketing = createRoute({
  getParentRoute: () => rootRoute,
  id: 'marketing',
  component: lazyPage(() => import('../site/marketing-layout.tsx')),
})

/** Single-purpose pages and the knowledge base. */
export const plain = createRoute({
  getParentRoute: () => rootRoute,
  id: 'default',
  component: lazyPage(() => import('./layouts/default-layout.tsx')),
})
