/** Lets the browser answer the person between two pieces of work. */
export const breath = () => new Promise<void>((resume) => setTimeout(resume))
