/** Nested quotes become inner ones: «Студия „Кадр“». */
export const quote = (name: string) => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`
