import type { Credentials, Sandbox } from "./start-sandbox.ts";

const folder = "/cashier/deposit-apple-pay";
const platform = "website";
const validation = { amount: 5, validationURL: "https://wallet.example/start", platform };
const token = { transactionIdentifier: "t-1", paymentMethod: { network: "visa" } };

/** A request for each call of a deposit by wallet; `client` is known once the sandbox has started. */
export function walletRequests(client: () => { sandbox: Sandbox; credentials: Credentials }) {
  const validated = async () => {
    const { sandbox, credentials } = client();
    const { body } = await sandbox.send<{ reference_id: string }>(
      "POST",
      `${folder}/validate`,
      validation,
      credentials,
    );
    return body.reference_id;
  };
  return {
    validateWallet: () => ({ path: `${folder}/validate`, body: validation }),
    makeWalletPayment: async () => ({
      path: `${folder}/make-payment`,
      body: {
        payment: { token },
        platform,
        amount: validation.amount,
        reference: await validated(),
      },
    }),
    checkWalletPayment: async () => ({
      path: `${folder}/check-payment`,
      body: { reference: await validated() },
    }),
  };
}
