import type { Language } from "@grandstand/contract/entities";

/** What the operator's server says of a registration. */
export const registrationMessages = {
  "registration-invalid": {
    fr: "Certaines informations doivent être corrigées.",
    nl: "Sommige gegevens moeten worden aangepast.",
    en: "Some details need to be corrected.",
  },
  "registration-excluded": {
    fr: "Nous ne pouvons pas ouvrir de compte à votre nom.",
    nl: "Wij kunnen geen account op uw naam openen.",
    en: "We can’t open an account in your name.",
  },
  "email-invalid": {
    fr: "Cette adresse e-mail n’est pas valable.",
    nl: "Dit e-mailadres is niet geldig.",
    en: "This e-mail address isn’t valid.",
  },
  "email-taken": {
    fr: "Un compte utilise déjà cette adresse e-mail.",
    nl: "Er is al een account met dit e-mailadres.",
    en: "There is an account with this e-mail address already.",
  },
  "username-invalid": {
    fr: "Ce nom d’utilisateur n’est pas accepté.",
    nl: "Deze gebruikersnaam wordt niet aanvaard.",
    en: "This username isn’t accepted.",
  },
  "username-taken": {
    fr: "Ce nom d’utilisateur est déjà pris.",
    nl: "Deze gebruikersnaam is al in gebruik.",
    en: "This username is taken already.",
  },
  "password-weak": {
    fr: "Ce mot de passe n’est pas assez sûr.",
    nl: "Dit wachtwoord is niet veilig genoeg.",
    en: "This password isn’t safe enough.",
  },
  "password-differs": {
    fr: "Les deux mots de passe sont différents.",
    nl: "De twee wachtwoorden zijn verschillend.",
    en: "The two passwords differ.",
  },
  "name-invalid": {
    fr: "Ce nom n’est pas accepté. Vérifiez-le.",
    nl: "Deze naam wordt niet aanvaard. Controleer hem.",
    en: "This name isn’t accepted. Check it.",
  },
  "dob-invalid": {
    fr: "Cette date de naissance n’existe pas.",
    nl: "Deze geboortedatum bestaat niet.",
    en: "There is no such date of birth.",
  },
  "too-young": {
    fr: "Vous devez avoir 21 ans pour ouvrir un compte.",
    nl: "U moet 21 jaar zijn om een account te openen.",
    en: "You have to be 21 to open an account.",
  },
  "birth-place-invalid": {
    fr: "Ce lieu de naissance n’est pas accepté.",
    nl: "Deze geboorteplaats wordt niet aanvaard.",
    en: "This place of birth isn’t accepted.",
  },
  "nrn-invalid": {
    fr: "Ce numéro de registre national n’est pas valable.",
    nl: "Dit rijksregisternummer is niet geldig.",
    en: "This national number isn’t valid.",
  },
  "nrn-differs": {
    fr: "Ce numéro ne correspond pas à votre date de naissance.",
    nl: "Dit nummer komt niet overeen met uw geboortedatum.",
    en: "This number doesn’t match your date of birth.",
  },
  "nrn-taken": {
    fr: "Un compte existe déjà avec ce numéro.",
    nl: "Er is al een account met dit nummer.",
    en: "There is an account with this number already.",
  },
  "passport-invalid": {
    fr: "Ce numéro de passeport n’est pas valable.",
    nl: "Dit paspoortnummer is niet geldig.",
    en: "This passport number isn’t valid.",
  },
  "passport-taken": {
    fr: "Un compte existe déjà avec ce passeport.",
    nl: "Er is al een account met dit paspoort.",
    en: "There is an account with this passport already.",
  },
  "address-invalid": {
    fr: "Cette adresse n’est pas complète.",
    nl: "Dit adres is niet volledig.",
    en: "This address isn’t complete.",
  },
  "zipcode-invalid": {
    fr: "Ce code postal n’est pas valable dans ce pays.",
    nl: "Deze postcode is niet geldig in dit land.",
    en: "This postcode isn’t valid in this country.",
  },
  "city-invalid": {
    fr: "Indiquez votre localité.",
    nl: "Vul uw gemeente in.",
    en: "Enter your town.",
  },
  "telephone-invalid": {
    fr: "Ce numéro de téléphone n’est pas valable.",
    nl: "Dit telefoonnummer is niet geldig.",
    en: "This telephone number isn’t valid.",
  },
  "tos-required": {
    fr: "Vous devez accepter les conditions générales.",
    nl: "U moet de algemene voorwaarden aanvaarden.",
    en: "You have to accept the terms and conditions.",
  },
} satisfies Record<string, Record<Language, string>>;
