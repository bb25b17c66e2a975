// Imported after the components' sheet, which orders the layers.
import.meta.glob("../tokens/dist/brands/*/brand.css", { eager: true });
