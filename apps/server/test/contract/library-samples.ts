import { newId } from '@kadr/kit/new-id'
import { byId, type MakeSample, NOTHING } from './route-sample.ts'

const FACT = { kind: 'price', title: 'Чай', text: '990 ₽' }

export const BUSINESS_SAMPLES: Record<string, MakeSample> = {
  addFact: () => ({ body: FACT }),
  changeFact: byId('businessFact', { body: { ...FACT, version: 1 } }),
  confirmFact: byId('businessFact', { body: { version: 1 } }),
  deleteFact: byId('businessFact'),
  getBusiness: NOTHING,
  keepFacts: ({ businessFact }) => ({
    body: { facts: [{ ...FACT, title: 'Халва', source: 'answer', replacesId: businessFact }] },
  }),
  readSite: () => ({ body: { link: 'http://127.0.0.1:9/' } }),
}

export const PRODUCT_SAMPLES: Record<string, MakeSample> = {
  copyPictures: () => ({ body: { urls: ['http://127.0.0.1:9/a.jpg'] } }),
  createProduct: ({ resource }) => ({ body: { name: 'Чай', resourceIds: [resource] } }),
  deleteProduct: byId('product'),
  duplicateProduct: byId('product'),
  getProduct: byId('product'),
  importProducts: () => ({
    body: { source: { kind: 'text', text: 'name\nЧай' }, isDryRun: true },
  }),
  listProducts: NOTHING,
  readProductPage: () => ({ body: { link: 'http://127.0.0.1:9/' } }),
  updateProduct: ({ product, resource }) => ({
    params: { id: product },
    body: { version: 1, resourceIds: [resource] },
  }),
}

export const RESOURCE_SAMPLES: Record<string, MakeSample> = {
  cutOutResource: ({ resource }) => ({ params: { id: resource } }),
  changeResources: ({ resource }) => ({ body: { ids: [resource], action: { kind: 'delete' } } }),
  createFolder: ({ folder }) => ({ body: { name: newId(), parentId: folder } }),
  deleteFolder: byId('folder'),
  getResource: byId('resource'),
  getStorageUse: NOTHING,
  getUpload: ({ upload }) => ({ params: { uploadId: upload } }),
  listFolders: NOTHING,
  listResources: ({ folder }) => ({ query: { folderId: folder } }),
  listResourceUses: byId('resource'),
  listTags: NOTHING,
  listStockLibraries: NOTHING,
  searchStockPhotos: () => ({ params: { library: 'pexels' }, query: { query: 'кофе' } }),
  importStockPhoto: () => ({ params: { library: 'pexels', photoId: '1' } }),
  searchStockVideos: () => ({ params: { library: 'pexels' }, query: { query: 'кофе' } }),
  importStockVideo: () => ({ params: { library: 'pexels', videoId: '1' } }),
  updateFolder: ({ folder }) => ({ params: { id: folder }, body: { parentId: folder } }),
  updateResource: ({ resource, folder }) => ({
    params: { id: resource },
    body: { folderId: folder },
  }),
}
