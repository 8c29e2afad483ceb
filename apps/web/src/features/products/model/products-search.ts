export type ProductsSearch = { q?: string; state?: 'archived' }

/** Takes what it understands and drops the rest. */
export const readProductsSearch = ({ q, state }: Record<string, unknown>): ProductsSearch => {
  const text = typeof q === 'number' ? String(q) : q
  return {
    ...(typeof text === 'string' && text !== '' && text.length <= 200 && { q: text }),
    ...(state === 'archived' && { state }),
  }
}
