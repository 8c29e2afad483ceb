/** A name in quotes; quotes inside it become the inner ones: «Студия „Кадр“». */
export const quoted = (name: string) => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`
