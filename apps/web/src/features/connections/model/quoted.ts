/** Nested quotes become inner ones: «Студия „Кадр“». */
export const quoted = (name: string) => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`
