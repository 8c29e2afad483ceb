import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconImports } from './scripts/icon-imports.ts'
import { pageSources } from './scripts/page-sources.ts'
import { siteContent } from './scripts/site-content.ts'
import { slimContract } from './scripts/slim-contract.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [iconImports(), pageSources(), siteContent(), slimContract(), react(), tailwind()],
  build: {
    // The server writes the document, so the entries are named instead of an index.html.
    rolldownOptions: { input: 'src/app/entry-client.tsx' },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The size budgets are a gate of their own, in what a visitor really downloads.
    chunkSizeWarningLimit: 1024,
  },
})
