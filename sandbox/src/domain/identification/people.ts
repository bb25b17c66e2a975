import type { IdentifiedPerson } from "@grandstand/contract/identity-app";

/** A person whom the simulated identity app knows. */
export interface Person {
  readonly name: string;
  readonly facts: IdentifiedPerson;
}

/** The people one can be, by their names in the page's form. */
export const people: ReadonlyMap<string, Person> = new Map(
  Object.entries({
    belgian: personOf({
      gender: 1,
      firstname: "Noor",
      lastname: "Janssens",
      dob: "1991-03-14",
      nationality: "BE",
      birthPlace: "Mechelen",
      natRegNumber: "91031421239",
      passportId: null,
      address: "Lange Nieuwstraat 18",
      zipcode: "2800",
      city: "Mechelen",
      country: "BE",
    }),
    dutch: personOf({
      gender: 0,
      firstname: "Daan",
      lastname: "de Vries",
      dob: "1986-08-27",
      nationality: "NL",
      birthPlace: "Utrecht",
      natRegNumber: null,
      passportId: "NXR7H4K92",
      address: "Oudegracht 231",
      zipcode: "3511NK",
      city: "Utrecht",
      country: "NL",
    }),
    young: personOf({
      gender: 0,
      firstname: "Louis",
      lastname: "Dumont",
      dob: "2008-06-02",
      nationality: "BE",
      birthPlace: "Namur",
      natRegNumber: "08060203151",
      passportId: null,
      address: "Rue de Fer 41",
      zipcode: "5000",
      city: "Namur",
      country: "BE",
    }),
    registered: personOf({
      gender: 1,
      firstname: "Camille",
      lastname: "Vermeulen",
      dob: "1992-05-05",
      nationality: "BE",
      birthPlace: "Bruxelles",
      natRegNumber: "92050511850",
      passportId: null,
      address: "Rue Haute 77",
      zipcode: "1000",
      city: "Bruxelles",
      country: "BE",
    }),
    unverified: personOf({
      gender: 0,
      firstname: "Noah",
      lastname: "Peeters",
      dob: "1990-07-09",
      nationality: "BE",
      birthPlace: "Leuven",
      natRegNumber: "90070915163",
      passportId: null,
      address: "Naamsestraat 96",
      zipcode: "3000",
      city: "Leuven",
      country: "BE",
    }),
  }),
);

function personOf(facts: IdentifiedPerson): Person {
  return { name: `${facts.firstname} ${facts.lastname}`, facts };
}
