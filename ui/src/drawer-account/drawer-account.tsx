import { useWording } from "../provider/index.ts";
import { AccountHead, type AccountHeadProps } from "./account-head.tsx";
import { accountHead } from "./drawer-account.variants.ts";

export interface DrawerAccountProps extends AccountHeadProps {
  readonly name: string;
}

/**
 * The person who is logged in, at the head of the menu's drawer: name, balance, the way to the cashier, and what the
 * last days came to (A2, left sidebar).
 *
 * Data attributes: `data-refresh` idle | running | done | failed.
 */
export function DrawerAccount({ name, ...head }: DrawerAccountProps) {
  const t = useWording();
  return (
    <section
      aria-label={t("account.drawer")}
      data-refresh={head.refresh}
      className={accountHead({ layout: "card" })}
    >
      <p translate="no" className="gs:type-heading gs:wrap-anywhere">
        {name}
      </p>
      <AccountHead {...head} />
    </section>
  );
}
