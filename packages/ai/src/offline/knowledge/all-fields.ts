import type { Field } from './define-field.ts'
import { accounting } from './fields/accounting.ts'
import { aquarium } from './fields/aquarium.ts'
import { atelier } from './fields/atelier.ts'
import { bakery } from './fields/bakery.ts'
import { bicycle } from './fields/bicycle.ts'
import { brows } from './fields/brows.ts'
import { business } from './fields/business.ts'
import { cakes } from './fields/cakes.ts'
import { carWash } from './fields/car-wash.ts'
import { cars } from './fields/cars.ts'
import { cheese } from './fields/cheese.ts'
import { childPsychology } from './fields/child-psychology.ts'
import { cleaning } from './fields/cleaning.ts'
import { clothes } from './fields/clothes.ts'
import { coffee } from './fields/coffee.ts'
import { cooking } from './fields/cooking.ts'
import { dance } from './fields/dance.ts'
import { delivery } from './fields/delivery.ts'
import { dentistry } from './fields/dentistry.ts'
import { divorce } from './fields/divorce.ts'
import { drinkingWater } from './fields/drinking-water.ts'
import { driving } from './fields/driving.ts'
import { epilation } from './fields/epilation.ts'
import { finance } from './fields/finance.ts'
import { fishing } from './fields/fishing.ts'
import { fitness } from './fields/fitness.ts'
import { flooring } from './fields/flooring.ts'
import { flowers } from './fields/flowers.ts'
import { furniture } from './fields/furniture.ts'
import { garden } from './fields/garden.ts'
import { grooming } from './fields/grooming.ts'
import { hair } from './fields/hair.ts'
import { handmade } from './fields/handmade.ts'
import { hiking } from './fields/hiking.ts'
import { hiring } from './fields/hiring.ts'
import { homeEnergy } from './fields/home-energy.ts'
import { honey } from './fields/honey.ts'
import { hotel } from './fields/hotel.ts'
import { insurance } from './fields/insurance.ts'
import { interior } from './fields/interior.ts'
import { it } from './fields/it.ts'
import { jewellery } from './fields/jewellery.ts'
import { kids } from './fields/kids.ts'
import { kindergarten } from './fields/kindergarten.ts'
import { languages } from './fields/languages.ts'
import { laundry } from './fields/laundry.ts'
import { law } from './fields/law.ts'
import { logistics } from './fields/logistics.ts'
import { makeup } from './fields/makeup.ts'
import { marketing } from './fields/marketing.ts'
import { marketplaces } from './fields/marketplaces.ts'
import { massage } from './fields/massage.ts'
import { maternity } from './fields/maternity.ts'
import { mattress } from './fields/mattress.ts'
import { meat } from './fields/meat.ts'
import { monuments } from './fields/monuments.ts'
import { mortgage } from './fields/mortgage.ts'
import { nails } from './fields/nails.ts'
import { neighbours } from './fields/neighbours.ts'
import { parenting } from './fields/parenting.ts'
import { party } from './fields/party.ts'
import { perfume } from './fields/perfume.ts'
import { pets } from './fields/pets.ts'
import { phones } from './fields/phones.ts'
import { photo } from './fields/photo.ts'
import { plants } from './fields/plants.ts'
import { polygraphy } from './fields/printing.ts'
import { printing3d } from './fields/printing-3d.ts'
import { productivity } from './fields/productivity.ts'
import { programming } from './fields/programming.ts'
import { psychology } from './fields/psychology.ts'
import { realty } from './fields/realty.ts'
import { repair } from './fields/repair.ts'
import { restaurant } from './fields/restaurant.ts'
import { sauna } from './fields/sauna.ts'
import { savings } from './fields/savings.ts'
import { security } from './fields/security.ts'
import { shoes } from './fields/shoes.ts'
import { skincare } from './fields/skincare.ts'
import { speechTherapy } from './fields/speech-therapy.ts'
import { sushi } from './fields/sushi.ts'
import { tattoo } from './fields/tattoo.ts'
import { tea } from './fields/tea.ts'
import { toolRental } from './fields/tool-rental.ts'
import { toys } from './fields/toys.ts'
import { travel } from './fields/travel.ts'
import { tutor } from './fields/tutor.ts'
import { tyres } from './fields/tyres.ts'
import { vet } from './fields/vet.ts'
import { vision } from './fields/vision.ts'
import { weddings } from './fields/weddings.ts'
import { windows } from './fields/windows.ts'
import { yoga } from './fields/yoga.ts'

/** Earlier ones win where two fit equally. */
export const FIELDS: readonly Field[] = [
  laundry,
  honey,
  cheese,
  aquarium,
  grooming,
  flooring,
  mortgage,
  divorce,
  childPsychology,
  printing3d,
  toolRental,
  drinkingWater,
  atelier,
  monuments,
  homeEnergy,
  meat,
  carWash,
  epilation,
  speechTherapy,
  marketplaces,
  sauna,
  fishing,
  hiking,
  perfume,
  hiring,
  polygraphy,
  coffee,
  tea,
  bakery,
  cakes,
  flowers,
  nails,
  hair,
  brows,
  makeup,
  skincare,
  fitness,
  yoga,
  massage,
  dentistry,
  vision,
  psychology,
  law,
  accounting,
  finance,
  savings,
  insurance,
  realty,
  repair,
  windows,
  furniture,
  interior,
  cars,
  tyres,
  driving,
  it,
  marketing,
  business,
  languages,
  tutor,
  programming,
  kids,
  kindergarten,
  parenting,
  pets,
  vet,
  garden,
  plants,
  weddings,
  party,
  photo,
  travel,
  hotel,
  restaurant,
  delivery,
  sushi,
  cooking,
  clothes,
  shoes,
  jewellery,
  toys,
  cleaning,
  tattoo,
  handmade,
  logistics,
  bicycle,
  phones,
  dance,
  productivity,
  security,
  maternity,
  neighbours,
  mattress,
]
