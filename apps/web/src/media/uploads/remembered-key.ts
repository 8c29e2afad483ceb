/** Where unfinished uploads are remembered; known apart from the code that reads them. */
export const UPLOADS_KEY = 'kadr.uploads'
