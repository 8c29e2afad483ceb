/** A file of its own: the layout reads the key without loading the code of uploads. */
export const UPLOADS_KEY = 'uploads'
